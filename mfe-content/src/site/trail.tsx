import { Breadcrumbs } from 'ui-kit';
import { useTexts } from '../texts';
import type { Breadcrumb } from './breadcrumbs';

/** Breadcrumbs in the language of the document; titles stay as they are. */
export function Trail({ items }: { readonly items: readonly Breadcrumb[] }) {
  const { text, lang } = useTexts();
  return (
    <Breadcrumbs
      items={items.map(({ isText, label, href }) => ({
        href,
        label: isText && lang ? <span lang={lang}>{text(label)}</span> : label,
      }))}
    />
  );
}
