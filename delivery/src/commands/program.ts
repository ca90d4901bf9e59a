import { Command } from 'commander';
import type { Runner } from './runner';
import { canaryCommand } from './subcommands/canary';
import { carryCommand } from './subcommands/carry';
import { freezeCommand } from './subcommands/freeze';
import { gcCommand } from './subcommands/gc';
import { keyCommand } from './subcommands/key';
import { nginxCommand } from './subcommands/nginx';
import { previewCommand, previewsCommand } from './subcommands/preview';
import { promoteCommand } from './subcommands/promote';
import { publishCommand } from './subcommands/publish';
import { refreshCommand } from './subcommands/refresh';
import { retireCommand } from './subcommands/retire';
import { revokeCommand } from './subcommands/revoke';
import { rollbackCommand } from './subcommands/rollback';
import { signCommand } from './subcommands/sign';
import { slotsCommand } from './subcommands/slots';
import { statusCommand } from './subcommands/status';
import { verifyCommand } from './subcommands/verify';

const SUBCOMMANDS = [
  publishCommand,
  verifyCommand,
  previewCommand,
  previewsCommand,
  canaryCommand,
  promoteCommand,
  carryCommand,
  rollbackCommand,
  revokeCommand,
  retireCommand,
  freezeCommand,
  statusCommand,
  slotsCommand,
  signCommand,
  refreshCommand,
  keyCommand,
  nginxCommand,
  gcCommand,
];

const USUAL_DAY = `
A usual day:
  npm run delivery -- publish mfe-careers
  npm run delivery -- canary careers 1.4.0 10
  npm run delivery -- promote careers 1.4.0
  npm run delivery -- rollback careers          (if the version has a fault)

A version may be shortened as long as it is unambiguous. --dry-run prints the changes without making them.
The exit code is 0 only for success.`;

/** Makes a command and its subcommands throw instead of ending the process, and use the same outputs. */
function inherit(command: Command, parent: Command): void {
  command.copyInheritedSettings(parent);
  for (const below of command.commands) inherit(below, command);
}

/** The command with all its subcommands; each subcommand accepts only its own options. */
export function createProgram(runner: Runner): Command {
  const program = new Command('delivery')
    .description('Publishes front ends and decides which versions visitors get.')
    .addHelpText('after', USUAL_DAY)
    .configureOutput({ writeOut: (text) => runner.console.out(text.trimEnd()), writeErr: () => undefined })
    .configureHelp({ helpWidth: 120, showGlobalOptions: false })
    .exitOverride();
  for (const make of SUBCOMMANDS) {
    const command = make(runner);
    inherit(command, program);
    program.addCommand(command);
  }
  return program;
}
