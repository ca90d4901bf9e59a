import type { IncomingHttpHeaders } from 'node:http';

const ROBOTS = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|scrap/i;

/** Whether a caller is a robot by its user agent, or refuses tracking (DNT, Global Privacy Control). */
export function isExcluded(headers: IncomingHttpHeaders): boolean {
  const { dnt, 'sec-gpc': globalPrivacyControl, 'user-agent': agent = '' } = headers;
  return dnt === '1' || globalPrivacyControl === '1' || agent === '' || ROBOTS.test(agent);
}
