import type { Action } from 'api-client';
import type { SQL } from 'drizzle-orm';
import { rolesOfLanguage, translatesInto } from './limits-of-role';
import { may, type Guarded } from './may';
import type { Grants } from './role-rights';
import { whoMay } from './who-may';

/** An action on a kind, which several rights of an account permit together. */
export interface Need {
  readonly kind: Guarded;
  readonly action: Action;
  /** Of a translation. */
  readonly language?: string;
}

/** Whether an account has all of these rights. */
export const meets = (account: Pick<Grants, 'role' | 'rights' | 'languages'>, needs: readonly Need[]): boolean =>
  needs.every(
    ({ kind, action, language }) =>
      may(account, kind, action) && (language === undefined || translatesInto(account, language)),
  );

/** Matches the administrators who have all of these rights. */
export const whoMeets = (needs: readonly Need[]): (SQL | undefined)[] =>
  needs.map(({ kind, action, language }) =>
    whoMay(kind, action, language === undefined ? undefined : rolesOfLanguage(language)),
  );
