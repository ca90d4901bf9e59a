import { langOf, type InLanguage } from './formats/lang-of';

/** An item's own texts for search engines and shared links; empty to use those of its page. */
interface SeoTexts extends InLanguage {
  readonly seoTitle: string;
  readonly seoDescription: string;
}

interface Head {
  readonly title: string;
  readonly description?: string;
  readonly lang?: string | undefined;
}

/**
 * A page's head in which the item's own texts replace those derived from its content. On the page of a translated item,
 * own texts that are not translated do not.
 *
 * @param titleField the field with the item's name
 */
export function ownHead<PageHead extends Head>(
  head: PageHead,
  item: SeoTexts,
  titleField: 'title' | 'name' = 'title',
): PageHead {
  const isShown = (field: 'seoTitle' | 'seoDescription'): boolean =>
    item[field] !== '' && langOf(item, field) === langOf(item, titleField);
  return {
    ...head,
    ...(item.locale && { lang: langOf(item, titleField) }),
    ...(isShown('seoTitle') && { title: item.seoTitle }),
    ...(isShown('seoDescription') && { description: item.seoDescription }),
  };
}
