export default function Screen() {
  return null;
}

export function About() {
  return null;
}
