/** What an item says of itself to search engines and in shared links; empty where its page says it. */
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

/** A page's head with what its item says of itself in place of what follows from its content. */
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
