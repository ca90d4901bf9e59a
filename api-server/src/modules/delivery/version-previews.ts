import { VERSION_PREVIEW_DAYS } from 'api-client/schemas';
import { DAY } from '../../clock';
import type { Services } from '../../services';

/** The address at which the front end's server gives the browser the version. */
const PATH = '/version-preview/';

/** One published version of a front end, until a moment. */
export interface VersionPreview {
  readonly remote: string;
  readonly version: string;
  readonly expiresAt: string;
}

/** Makes a link to a version. It contains all of its data, signed, so that nothing is stored. */
export async function makePreview(
  services: Services,
  { remote, version }: Omit<VersionPreview, 'expiresAt'>,
): Promise<{ readonly path: string; readonly expiresAt: string }> {
  const expiresAt = new Date(services.clock.now().getTime() + VERSION_PREVIEW_DAYS * DAY).toISOString();
  const preview: VersionPreview = { remote, version, expiresAt };
  const content = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return { path: `${PATH}${content}.${await services.keys.sign('version-previews', content)}`, expiresAt };
}

/** The version of a link; undefined when this installation has not signed it, or it has expired. */
export async function readPreview(services: Services, token: string): Promise<VersionPreview | undefined> {
  const [content = '', signature = ''] = token.split('.');
  if (!(await services.keys.verifies('version-previews', content, signature))) return undefined;
  const preview = JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as VersionPreview;
  return new Date(preview.expiresAt) > services.clock.now() ? preview : undefined;
}
