import { searchPath, type SearchKind, type SearchResult } from 'api-client';
import { KitLink } from 'ui-kit';
import { useTexts } from '../texts';

interface MoreOfKindProps {
  /** The results of one kind that the page shows. */
  readonly group: { readonly kind: SearchKind; readonly hits: readonly SearchResult[] };
  readonly counts: readonly { readonly kind: SearchKind; readonly count: number }[];
  readonly search: string;
}

/** The link to all results of a kind, if the page does not show all of them. */
export function MoreOfKind({ group: { kind, hits }, counts, search }: MoreOfKindProps) {
  const { text, number, lang } = useTexts();
  const count = counts.find((one) => one.kind === kind)?.count ?? 0;
  if (count <= hits.length) return null;
  return (
    <KitLink href={`${searchPath(search)}&kind=${kind}`} lang={lang}>
      {text('Show all {count}', { count: number(count) })}
    </KitLink>
  );
}
