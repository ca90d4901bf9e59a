import { Breadcrumbs } from 'ui-kit';
import { useTexts } from '../texts';
import type { Breadcrumb } from './breadcrumbs';

interface TrailProps {
  readonly items: readonly Breadcrumb[];
  /** The language of the item's title at the end. */
  readonly titleLang?: string | undefined;
}

/** Breadcrumbs in the language of the document; titles stay as they are. */
export function Trail({ items, titleLang }: TrailProps) {
  const { text, lang } = useTexts();
  return (
    <Breadcrumbs
      label={text('Breadcrumb')}
      lang={lang}
      items={items.map(({ isText, label, href }) => {
        const written = isText ? lang : titleLang;
        return { href, label: written ? <span lang={written}>{isText ? text(label) : label}</span> : label };
      })}
    />
  );
}
