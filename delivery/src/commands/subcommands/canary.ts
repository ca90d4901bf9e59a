import type { Command } from 'commander';
import { revisionOf } from 'federation/discovery';
import { figuresFrom, figuresThrough, type ReadFigures } from '../../rollout/figures';
import { beginRollout, type RolloutPlan } from '../../rollout/change-step';
import { canary } from '../../traffic/canary';
import { apiOrigin, canaryBySteps } from '../canary-by-steps';
import { collectingValidator, revisionLine, type Outcome } from '../outcome';
import { settingsOf } from '../settings';
import { readPlan, readWebhook } from '../rollout-options';
import { siteOf, type Runner, type CommandContext } from '../runner';
import { UsageError } from '../usage-error';
import { changingSubcommand, type ChangingOptions } from '../subcommand';

interface Options extends ChangingOptions {
  readonly steps?: string;
  readonly bake?: string;
  readonly maxFailures?: string;
  readonly maxLcp?: string;
  readonly minLoads?: string;
  readonly webhook?: string;
  readonly api?: string;
}

interface Version {
  readonly name: string;
  readonly version: string;
}

async function fixed({ name, version }: Version, percent: string, context: CommandContext): Promise<Outcome> {
  const { store, environment } = context;
  const { validator, lines, value } = collectingValidator(context);
  const part = Number(percent.replace(/%$/, ''));
  const document = await canary(store, environment, name, version, part, validator);
  return {
    lines: [`${name} ${version} gets ${part} % of the visitors. ${revisionLine(document)}`, ...lines()],
    value: { revision: revisionOf(document), ...value() },
  };
}

async function bySteps(
  { name, version }: Version,
  plan: RolloutPlan,
  options: Options & { readonly readFigures: ReadFigures },
  context: CommandContext,
): Promise<Outcome> {
  const { store, environment, console, dryRun } = context;
  const { validator, lines, value } = collectingValidator(context);
  const target = { store, environment, name, version, validator };
  if (dryRun) {
    // Later steps depend on figures of real visitors.
    const whole = `${name} ${await beginRollout(target, plan, new Date())}`;
    const parts = [...plan.steps.map((percent) => `${percent} %`), 'all'].join(', ');
    return {
      lines: [`${whole} gets ${parts} of the visitors, step by step.`, ...lines()],
      value: { plan, ...value() },
    };
  }
  const say = options.json ? () => undefined : console.out;
  const { readFigures, webhook } = options;
  const end = await canaryBySteps({ target, plan, readFigures, webhook, say, progress: console.progress });
  return { lines: [end.message, ...lines()], value: { ...end, ...value() } };
}

export const canaryCommand = (runner: Runner): Command =>
  changingSubcommand('canary')
    .argument('<name>', 'the front end')
    .argument('<version>', 'the published version')
    .argument('[percent]', 'the share of the visitors; 0 withdraws it')
    .summary('give a version a share of the visitors, or a growing share by steps')
    .description(
      [
        'Visitors who get the version keep it when the share rises. 0 withdraws it.',
        'Example: delivery canary careers 1.4.0 10',
        '',
        'With --steps the version gets one share after the other, and all visitors after the last, while its figures keep the',
        'limits compared with the default version. Otherwise it is withdrawn, and the exit code is 1.',
        'After an interruption the same command continues.',
        'Example: delivery canary careers 1.4.0 --steps 1,10,50 --bake 10m --api http://10.0.0.1:4100',
      ].join('\n'),
    )
    .option('--steps <percent,…>', 'the shares in per cent: 1,10,50')
    .option('--bake <time>', 'the minimum duration of a step  (10m)')
    .option('--max-failures <percent>', 'how many more of its loads may fail  (1%)')
    .option('--max-lcp <percent>', 'how much higher the 75th percentile of its LCP may be: +20%')
    .option('--min-loads <number>', 'the minimum number of loads of a step; the last step may need more  (20)')
    .option('--webhook <address>', 'called with each step and the end', readWebhook)
    .option('--api <address>', 'the API server, which provides the figures  (API_ORIGIN); not with --site')
    .action((name: string, version: string, percent: string | undefined, options: Options) => {
      const { steps, bake, maxFailures, maxLcp, minLoads } = options;
      const limits = { 'max-failures': maxFailures, 'max-lcp': maxLcp, 'min-loads': minLoads };
      const plan = readPlan({ steps, bake, ...limits });
      const hasOneMode = plan ? percent === undefined : percent !== undefined && options.webhook === undefined;
      if (!hasOneMode)
        throw new UsageError('Name a part of the visitors, or --steps and what belongs to them, not both.');
      if (!plan) return runner.change(options, (context) => fixed({ name, version }, percent ?? '', context));
      const isThroughSite = settingsOf(options, runner.env).site !== undefined;
      const direct = isThroughSite ? undefined : figuresFrom(apiOrigin(options.api ?? runner.env['API_ORIGIN']));
      return runner.change(options, (context) => {
        const readFigures = direct ?? figuresThrough(siteOf(context));
        return bySteps({ name, version }, plan, { ...options, readFigures }, context);
      });
    });
