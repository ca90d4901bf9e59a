/** What search engines may read. Pictures and documents lie below the API's prefix; the rest of it is no page. */
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
