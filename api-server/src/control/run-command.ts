import { reseal } from '../keys/sealed-columns';
import { COMMAND } from '../auth/passwords';
import { createAdmin } from '../modules/auth/create-admin';
import { recoverAdmin } from '../modules/auth/recover-admin';
import type { Services } from '../services';
import type { Command } from './protocol';

/** Carries out a command, in the running site or in the command's own process. */
export async function runCommand(services: Services, command: Command, say: (line: string) => void): Promise<void> {
  switch (command.command) {
    case 'create-admin': {
      const { name, email, role, password } = command;
      await createAdmin(services, { name, email, role, password }, COMMAND);
      say(`${name} <${email}> can sign in as ${role}.`);
      return;
    }
    case 'recover-admin': {
      const { email, password } = command;
      await recoverAdmin(services, { email, password });
      say(`${email} signs in with the password alone and has 7 days to set up a second step.`);
      return;
    }
    case 'backup': {
      const { backUp } = await import('../backup/back-up');
      await backUp(services, command, say);
      return;
    }
    case 'reseal': {
      const { resealed, failed } = await reseal(services.db, services.keys);
      say(`${resealed} texts are sealed with the key ${services.keys.ids[0]} now.`);
      if (failed > 0) throw new Error(`${failed} texts could not be opened: their keys are missing from the key file.`);
      return;
    }
    case 'seed': {
      const { seed } = await import('../seed/seed');
      await seed(services, { folder: command.folder, products: command.products }, say);
    }
  }
}
