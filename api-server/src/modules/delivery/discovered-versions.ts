import { z } from 'zod';
import { readDiscovery } from './read-discovery';

/** The part of the discovery document (delivery.md) that names the versions. */
const documentSchema = z.object({
  microFrontends: z.record(
    z.string(),
    z.array(
      z.object({
        metadata: z.object({ version: z.string() }),
        deployment: z.object({ default: z.boolean() }).default({ default: false }),
        extras: z.object({
          revoked: z.string().optional(),
          pages: z.array(z.string()).default([]),
          tasks: z.array(z.string()).default([]),
        }),
      }),
    ),
  ),
});

/** A published version of a front end. */
export interface DiscoveredVersion {
  readonly remote: string;
  readonly version: string;
  /** Whether it is the version of all visitors; a canary is not. */
  readonly isDefault: boolean;
  /** Whether it was withdrawn from visitors. */
  readonly isRevoked: boolean;
  /** The patterns of its pages, and the names of its tasks. */
  readonly pages: readonly string[];
  readonly tasks: readonly string[];
}

/** Reads the versions in the discovery document. @throws as `readDiscovery`, and for another document */
export async function readVersions(address: string): Promise<DiscoveredVersion[]> {
  const { microFrontends } = documentSchema.parse(await readDiscovery(address));
  return Object.entries(microFrontends).flatMap(([remote, versions]) =>
    versions.map(({ metadata: { version }, deployment, extras: { revoked, pages, tasks } }) => ({
      ...{ remote, version, pages, tasks, isDefault: deployment.default, isRevoked: revoked !== undefined },
    })),
  );
}
