/** A picture made by the API for shared links: 1200 by 630, with the title of what it stands for. */
export function sharePicture(kind: 'pages' | 'blogs' | 'news', name: string): string {
  return `/api/v1/share-pictures/${kind}/${encodeURIComponent(name)}.jpg`;
}
