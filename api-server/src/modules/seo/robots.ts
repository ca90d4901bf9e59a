/** The rules for search engines. Pictures and documents are below the API's prefix; the rest of it has no pages. */
export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /api/v1/files/',
    'Allow: /api/v1/share-pictures/',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /login',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
