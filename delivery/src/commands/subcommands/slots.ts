import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { liveSlotsOf, slotsModule, slotsText } from '../live-slots';
import type { Runner } from '../runner';
import { readingSubcommand, type ReadingOptions } from '../subcommand';

export const slotsCommand = (runner: Runner): Command =>
  readingSubcommand('slots')
    .summary('list the slots of the live pages, and write their types')
    .description(
      [
        'Prints each slot with the input that it gives, the versions that render it, and those that fill it.',
        '--types writes the slots as TypeScript into a repository, whose compiler then checks the slots that it fills.',
        'Example: delivery slots --site https://www.example.com --types src/live-slots.ts',
      ].join('\n'),
    )
    .option('--types <file>', 'the file to write')
    .action((options: ReadingOptions & { readonly types?: string }) =>
      runner.read(options, async ({ store, environment }) => {
        const slots = liveSlotsOf(await store.read(environment));
        if (options.types !== undefined) await writeFile(options.types, slotsModule(slots));
        return { lines: slotsText(slots), value: { slots } };
      }),
    );
