import { resultOf } from '../processes/run';
import { bundleProgram } from './bundle-program';

/** An administrator of the site under test. */
export interface Administrator {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: 'owner' | 'editor' | 'author' | 'recruiter' | 'translator';
}

/** The owner of a trial site. */
export const OWNER: Administrator = {
  name: 'Asha Rao',
  email: 'asha.rao@tridhara.example',
  password: 'three streams, one line',
  role: 'owner',
};

let program: string | undefined;

/** Creates an administrator with the public command, on a site that may be running. */
export async function createAdministrator(siteDir: string, who: Administrator): Promise<void> {
  program ??= bundleProgram('api-server/src/commands/admin.ts');
  await resultOf(process.execPath, [program, ...createArguments(who)], {
    env: { SITE_DIR: siteDir },
    input: who.password,
  });
}

/** The arguments of the command, which reads the password from its input. */
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
