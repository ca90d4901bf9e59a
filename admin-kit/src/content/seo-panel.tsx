import { useId, type ReactNode } from 'react';
import { isEmptyValue, seoFields, type ContentType } from 'api-client/content-types';
import { useSiteSettings } from 'shared-store';
import { useWatch } from 'ui-kit/form';
import { EditorSection } from '../editor-section';
import { ContentFields } from './content-fields';
import { addressParts, searchPreview } from './search-preview';
import classes from './seo-panel.module.css';

const LAYOUT = Object.keys(seoFields);

function SearchPreview({ type }: { readonly type: ContentType }) {
  const id = useId();
  const values: Readonly<Record<string, unknown>> = useWatch();
  const { title, description } = searchPreview(type, values, useSiteSettings()?.title ?? '');
  const slug = typeof values['slug'] === 'string' ? values['slug'] : '';
  return (
    <section aria-labelledby={id} className={classes.preview}>
      <span id={id} className={classes.caption}>
        As search engines may show it
      </span>
      <span className={classes.address}>{[location.host, ...addressParts(type, slug)].join(' › ')}</span>
      <strong className={classes.title} dir="auto">
        {title}
      </strong>
      <span className={classes.description} dir="auto">
        {description}
      </span>
    </section>
  );
}

/** Names the filled fields. */
function useSummary(): string {
  const values: readonly unknown[] = useWatch({ name: LAYOUT });
  const filled = Object.values(seoFields).flatMap(({ label }, index) => (isEmptyValue(values[index]) ? [] : [label]));
  return filled.length === 0 ? 'Made from the texts above' : filled.join(' · ');
}

function SeoFields({ type }: { readonly type: ContentType }) {
  return (
    <EditorSection title="Search engines and shared links" summary={useSummary()}>
      <SearchPreview type={type} />
      <ContentFields type={type} layout={LAYOUT} />
    </EditorSection>
  );
}

/**
 * The texts of an item for search engines and shared links, with a preview of the search result; renders nothing for a
 * content type without pages. Must be inside a form with the values of `toValues`.
 */
export function SeoPanel({ type }: { readonly type: ContentType }): ReactNode {
  return LAYOUT.every((name) => name in type.fields) ? <SeoFields type={type} /> : null;
}
