/** An item's own texts for search engines and shared links; empty to use those of its page. */
interface SeoTexts {
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly shareImage: string;
}

interface Head {
  readonly title: string;
  readonly description?: string;
  readonly image?: { readonly url: string; readonly alt: string };
}

/** A page's head in which the item's own texts replace those derived from its content. */
export function ownHead<PageHead extends Head>(
  head: PageHead,
  { seoTitle, seoDescription, shareImage }: SeoTexts,
): PageHead {
  return {
    ...head,
    ...(seoTitle && { title: seoTitle }),
    ...(seoDescription && { description: seoDescription }),
    ...(shareImage && { image: { url: shareImage, alt: seoTitle || head.title } }),
  };
}
