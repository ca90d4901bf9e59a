import type { RemoteReport, VersionPreview } from 'api-client';
import type { Freeze, TrustedKeys } from 'delivery/reading';
import { revisionOf, type DiscoveryDocument } from 'federation/discovery';
import { HttpError } from 'http-edge';
import { teamOf, type DeliveryReader } from './delivery-readers';
import { mayRollBack, possibleRollbacks } from './possible-rollbacks';
import { ownersDocument } from './public-document';
import { fetchApi } from './repeated-calls';
import type { PlacedReport, SourcePlaces } from './source-places';

const ANSWER_TIMEOUT = 5_000;
const DAY = 86_400_000;

async function apiAnswer(address: string): Promise<unknown> {
  const answer = await fetchApi(address, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_TIMEOUT) }).catch(
    () => undefined,
  );
  if (answer?.ok) return answer.json();
  throw new HttpError(503, 'The service is not available right now. Please try again in a moment');
}

/** The reports of visitors since a moment, by default in the last 24 hours. */
export async function versionReports(api: string, since = new Date(Date.now() - DAY)): Promise<RemoteReport[]> {
  const answer = await apiAnswer(`${api}/version-reports?since=${since.toISOString()}`);
  return (answer as { readonly versions: RemoteReport[] }).versions;
}

/** The links to versions that still work. */
export async function workingPreviews(api: string): Promise<VersionPreview[]> {
  return ((await apiAnswer(`${api}/version-previews`)) as { readonly previews: VersionPreview[] }).previews;
}

/** Whether a link shows a front end of a team. */
export const showsSome = ({ versions }: VersionPreview, isOwn: (name: string) => boolean): boolean =>
  versions.some(({ remote }) => isOwn(remote));

/**
 * The state of delivery for a user: versions, reports, links and keys of every front end for owners, and for members of
 * teams those of the front ends for which a key of theirs has a right. Empty for users who are in no team.
 *
 * @param api origin of the API server
 * @param places finds the line of each fault
 * @param freeze why no version gets more visitors for a time
 * @param hasRollbackKey whether the site can roll back
 * @throws 503 while the API does not answer
 */
export async function deliveryState(
  api: string,
  reader: DeliveryReader,
  document: DiscoveryDocument,
  trusted: TrustedKeys,
  places: Pick<SourcePlaces, 'locate'>,
  freeze: Freeze | undefined,
  hasRollbackKey: boolean,
): Promise<object> {
  const { keys, isOwn } = teamOf(reader, trusted);
  if (keys.length === 0 && !reader.isOwner)
    return { microFrontends: {}, reports: [], previews: [], keys: [], rollbacks: [] };
  const [reports, previews] = await Promise.all([versionReports(api), workingPreviews(api)]);
  const located: PlacedReport[] = [];
  // One after another: each may read the source maps of another version.
  for (const report of reports) if (isOwn(report.remote)) located.push(await places.locate(report));
  const microFrontends = Object.fromEntries(Object.entries(document.microFrontends).filter(([name]) => isOwn(name)));
  return {
    ...ownersDocument({ ...document, microFrontends }),
    revision: revisionOf(document),
    reports: located,
    freeze,
    rollbacks: hasRollbackKey
      ? possibleRollbacks(document).filter(({ remote }) => mayRollBack(trusted, reader, remote))
      : [],
    previews: previews.filter((preview) => showsSome(preview, isOwn)),
    keys: keys.map(({ name, publish, traffic, rollback, members = [], withdrawn }) => ({
      ...{ name, publish, traffic, rollback, members },
      ...(withdrawn && { withdrawn: withdrawn.at }),
    })),
  };
}
