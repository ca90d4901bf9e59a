import { resultOfScript } from '../processes/run';

/** Somebody who may sign in to the site under test. */
export interface Administrator {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: 'owner' | 'editor' | 'recruiter';
}

/** The owner that a site has when it is tried out by itself. */
export const OWNER: Administrator = {
  name: 'Asha Rao',
  email: 'asha.rao@tridhara.example',
  password: 'three streams, one line',
  role: 'owner',
};

/** Makes an administrator with the command that people use, against a site that may be running. */
export async function createAdministrator(siteDir: string, who: Administrator): Promise<void> {
  await resultOfScript('api-server/src/commands/admin.ts', createArguments(who), {
    env: { SITE_DIR: siteDir },
    input: who.password,
  });
}

/** What the command is called with; it reads the password. */
export const createArguments = ({ name, email, role }: Administrator): readonly string[] => [
  'create',
  '--name',
  name,
  '--email',
  email,
  '--role',
  role,
  '--password-stdin',
];
