import * as api from '../../api-client/src';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECURITY_HEADERS, UNTRACED } from '../../delivery/src/nginx/site-config';
import type { OwnedRoute } from '../../federation/src/contract';
import { readRemoteManifest } from '../../federation/src/webpack/remote-manifest';
import { isUntraced, targetInLog, UNTRACED as OF_SERVERS } from '../../http-edge/src';
import { securityHeaders } from '../../http-edge/src/security-headers';
import { ownRoutes } from '../../shell/src/remote';
import { FRONT_ENDS, folderOf, ROOT } from '../site/front-ends';

/** Parameters whose value gives access to something. */
const OPENS = /:(?:\w*(?:token|key|secret|code|mark)\w*)/i;

const ofRemote = (name: string): readonly OwnedRoute[] => readRemoteManifest(folderOf(name)).routes;

const isEndpoint = (value: unknown): value is { readonly method: string; readonly path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const patterns = [
  ...ownRoutes.map((route) => route.path),
  ...FRONT_ENDS.filter((name) => name !== 'shell').flatMap((name) => ofRemote(name).map((route) => route.path)),
  ...Object.values(api).flatMap((value) => (isEndpoint(value) ? [`${api.API_PREFIX}${value.path}`] : [])),
].filter((pattern) => OPENS.test(pattern));

const nginx = readFileSync(path.join(ROOT, 'delivery/nginx/site.conf.template'), 'utf8');
const [, opening = ''] = /map \$uri \$site_logged_path \{[^}]*"~\*(\^[^"]+)"/.exec(nginx) ?? [];

test('the pages and calls that tokens give access to are known', () => {
  expect(patterns.length).toBeGreaterThan(5);
});

test.each(patterns)('neither the servers nor nginx log the token of %s', (pattern) => {
  const address = pattern.replace(OPENS, 'SECRET').replaceAll(/:\w+/g, 'x');
  expect(targetInLog(address)).not.toContain('SECRET');
  const [shown = address] = new RegExp(opening, 'i').exec(address) ?? [];
  expect(shown).not.toContain('SECRET');
});

test('nginx and the servers log nothing of the same requests: pages and calls of reports without a name', () => {
  expect(UNTRACED).toEqual(OF_SERVERS);
  const ofSenders = [api.fetchReportForm, api.sendReport, api.openReport, api.addToReport];
  for (const { path: call } of ofSenders) expect(isUntraced(`${api.API_PREFIX}${call}`)).toBe(true);
  for (const page of [api.REPORTS_PATH, api.reportFormPath('01jd')]) expect(isUntraced(page)).toBe(true);
});

test('nginx and the servers have the same security headers', () => {
  const lower = Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(lower)).toEqual(securityHeaders(undefined));
});
