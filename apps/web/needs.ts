import { dirname, join } from "node:path";

/** The part of the bundler's interface used here. */
export interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

/** Modules by the path of an entry. */
const known = new Map<string, ReadonlySet<string>>();

/** Returns all modules that an entry imports statically, itself or through its imports. */
export function neededBy(entry: string, modules: Modules): ReadonlySet<string> {
  const reached = known.get(entry) ?? reachableFrom(entry, modules);
  known.set(entry, reached);
  return reached;
}

function reachableFrom(entry: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached) {
    const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
    for (const next of importedIds) {
      const needed = isIndexOfIcons(next) ? iconsNamedIn(code ?? "", next, modules) : [next];
      for (const one of needed) reached.add(one);
    }
  }
  return reached;
}

const isIndexOfIcons = (id: string) => id.endsWith("/lucide-react.mjs");

/**
 * Returns the icons that a file names. The index of the icons imports every icon; a file that imports from it needs
 * only those that it names.
 */
function iconsNamedIn(code: string, index: string, modules: Modules): readonly string[] {
  const icons = iconsOf(index, modules);
  return [...code.matchAll(/import \{([^}]*)\} from "lucide-react"/g)].flatMap(([, names = ""]) =>
    [...names.matchAll(/(\w+)(?: as \w+)?\s*(?:,|$)/g)].flatMap(([, name = ""]) => icons.get(name) ?? []),
  );
}

let icons: ReadonlyMap<string, string> | null = null;

/** Returns the paths of the icons by all their names. */
function iconsOf(index: string, modules: Modules): ReadonlyMap<string, string> {
  icons ??= new Map(
    [...(modules.getModuleInfo(index)?.code ?? "").matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(
      ([, names = "", path = ""]) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, join(dirname(index), path)] as const),
    ),
  );
  return icons;
}
