import type { Right } from 'api-client';

/** The values of the form of a role. */
export interface RoleValues {
  name: string;
  rights: readonly Right[];
  /** Null for all. */
  jobs: string[] | null;
  topics: string[] | null;
  languages: string[] | null;
}
