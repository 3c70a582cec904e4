import { ChevronDown } from "lucide-react";
import { useLocation } from "react-router";
import { siteWords } from "../base/words/words.ts";
import { useNavigationGroups } from "../navigation/navigation.ts";
import { isCurrent, type NavigationGroup, type NavigationItem } from "../navigation/navigation-model.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { NavigationMenu } from "./navigation-menu.tsx";

const itemStyle =
  "touch-target relative flex h-10 items-center gap-1.5 rounded-control px-3 font-medium whitespace-nowrap text-muted transition-colors hover:bg-panel-high hover:text-text aria-expanded:bg-panel-high aria-expanded:text-text aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-text";

/** The menu in the top bar of the horizontal layout: the top items, and each other group as one menu. */
export function HorizontalNavigation() {
  const words = siteWords.useWords().navigation;
  const { pathname } = useLocation();
  const items = useNavigationGroups().flatMap(flat);
  return (
    <nav aria-label={words.label}>
      <ul className="flex items-center gap-1">
        {items.map((item) => (
          <li key={item.path}>
            {item.children === undefined ? (
              <NavigationLink item={item} nested className={itemStyle} />
            ) : (
              <NavigationMenu
                item={item}
                side="bottom"
                className={`${itemStyle} ${item.children.some((child) => isCurrent(child.path, pathname)) ? "text-text" : ""}`}
              >
                {item.title}
                <ChevronDown aria-hidden="true" className="size-4" />
              </NavigationMenu>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function flat({ id, label, items }: NavigationGroup): readonly NavigationItem[] {
  const [first] = items;
  if (id === "pages" || first === undefined) return items;
  return [{ path: id, title: label, icon: first.icon, children: items.flatMap((item) => item.children ?? [item]) }];
}
