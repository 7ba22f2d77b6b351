import { useTranslation } from "~/i18n/react";

type FooterListProps = {
  title: string;
  /** Label and path of each link, the path without a language. */
  links: (readonly [label: string, path: string])[];
};

/** One column of the footer. */
export function FooterList({ title, links }: FooterListProps) {
  const { href } = useTranslation();
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([label, path]) => (
          <li key={path}>
            <a href={href(path)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
