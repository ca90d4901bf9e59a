/** An item's own texts for search engines and shared links; empty to use those of its page. */
interface SeoTexts {
  readonly seoTitle: string;
  readonly seoDescription: string;
}

interface Head {
  readonly title: string;
  readonly description?: string;
}

/** A page's head in which the item's own texts replace those derived from its content. */
export function ownHead<PageHead extends Head>(head: PageHead, { seoTitle, seoDescription }: SeoTexts): PageHead {
  return {
    ...head,
    ...(seoTitle && { title: seoTitle }),
    ...(seoDescription && { description: seoDescription }),
  };
}
