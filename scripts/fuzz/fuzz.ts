import fc from 'fast-check';
import { callsOf, systemRoleOf, type PlannedCall } from './calls';
import { takesPassword, type Operation } from './document';
import { errorOf, SLOW } from './check-answer';
import type { Accounts } from './accounts';
import { processorShare } from './processor-share';
import { readKnownData, type KnownData } from './known-data';
import { send, type Answer } from './send';
import { tooHigh, type Cost, type CostMeter } from './cost-meter';
import { StatusCounts } from './status-counts';

/** The number of calls between two reads of the site's data. */
const ROUND = 1_000;
/** Concurrent calls: enough that others continue while some wait for the hashing of their passwords. */
const AT_ONCE = 12;
/** Calls with a password cost more than all others together: only one row in this many contains them. */
const PASSWORD_ROWS = 3;

/** The number of calls whose cost is measured together. */
const GROUP = 40;
/** The cost of a body up to this many bytes is negligible; calls with larger ones are repeated alone. */
const LIGHT = 5_000;

/** A call whose answer the contract does not allow. */
export interface Finding {
  readonly number: number;
  readonly call: PlannedCall;
  readonly error: string;
}

export interface FuzzOptions {
  readonly origin: string;
  readonly seed: number;
  /** The number of the first call, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly operations: readonly Operation[];
  readonly accounts: Accounts;
  readonly found: (finding: Finding) => void;
  readonly progress: (done: number) => void;
  readonly note: (line: string) => void;
  /** Measures the cost of the calls for the servers; undefined if only the answers matter. */
  readonly meter?: CostMeter | undefined;
}

/**
 * The operations in the order of their calls: row by row, each row shuffled, with every operation once, those with a
 * password in one row of several.
 */
function* operationsInTurn({ operations, seed }: FuzzOptions): Generator<Operation, never> {
  const cheap = operations.filter((operation) => !takesPassword(operation));
  for (let row = 0; ; row += 1) {
    const own = row % PASSWORD_ROWS === 0 ? [...operations] : cheap;
    const order = fc.shuffledSubarray(own, { minLength: own.length });
    yield* fc.sample(order, { seed: seed + row, numRuns: 1 }).flat();
  }
}

/** The number of segments of an address's path, which ends at the first `?` or `#`, as servers read it. */
const segmentsIn = (target: string): number => (target.split(/[?#]/)[0] ?? '').split('/').length;

/**
 * The error when another system gets an answer that is for people only. A `?` or `#` in a path parameter makes it a
 * call of a shorter path, perhaps a public one, so that the answer says nothing about this operation.
 */
function trespassOf(call: PlannedCall, { status }: Answer, { peopleOnly, path }: Operation): string | undefined {
  if (!peopleOnly || !systemRoleOf(call.caller) || segmentsIn(call.target) !== segmentsIn(path)) return undefined;
  return status < 400 ? `status ${status} for an API token` : undefined;
}

async function readThings({ origin, accounts, operations }: FuzzOptions): Promise<KnownData> {
  const token = await accounts.tokenOf('owner');
  return readKnownData(operations, async (target) => {
    const read = { operation: '', caller: 'owner', method: 'GET', target, headers: {}, body: undefined } as const;
    const { status, text } = await send(origin, read, token);
    if (status === 401) await accounts.refused('owner', token);
    return status === 200 ? (JSON.parse(text) as unknown) : undefined;
  });
}

/** Makes the calls of a range of numbers. The same seed and number make the same call on the same content. */
export async function fuzz(options: FuzzOptions): Promise<StatusCounts> {
  const { origin, accounts, seed, from, to, found, progress, note, meter } = options;
  const counts = new StatusCounts();

  const make = async (number: number, call: PlannedCall, operation: Operation): Promise<Answer> => {
    const token = await accounts.tokenOf(call.caller);
    const answer = await send(origin, call, token);
    if (answer.status === 401) await accounts.refused(call.caller, token);
    counts.add(call.operation, answer.status);
    const error = errorOf(answer) ?? trespassOf(call, answer, operation);
    if (error !== undefined) found({ number, call, error });
    return answer;
  };

  /** A slow call counts only if it is slow again three times, alone, without the machine's other load. */
  const checkSlow = async (number: number, call: PlannedCall): Promise<void> => {
    for (let time = 0; time < 3; time += 1) {
      const token = await accounts.tokenOf(call.caller);
      const share = processorShare();
      const { took } = await send(origin, call, token);
      const own = took * Math.min(share, processorShare());
      if (own <= SLOW) return;
      if (time === 2) found({ number, call, error: `${Math.round(own)} ms, three times alone` });
    }
  };

  /** A call counts as costly only if it is costly again three times, without concurrent calls. */
  const checkCostly = async (number: number, call: PlannedCall, measuring: CostMeter): Promise<void> => {
    let error: string | undefined;
    for (let time = 0; time < 3; time += 1) {
      const token = await accounts.tokenOf(call.caller);
      await measuring.begin();
      const share = processorShare();
      await send(origin, call, token);
      const cost = await measuring.cost();
      error = tooHigh({ ...cost, blocked: cost.blocked * Math.min(share, processorShare()) });
      if (error === undefined) return;
    }
    found({ number, call, error: `${error}, three times alone` });
  };

  const turn = operationsInTurn(options);
  for (let number = 0; number < from; number += 1) turn.next();

  for (let start = from; start < to; start += ROUND) {
    const things = await readThings(options);
    const arbitraries = new Map<string, fc.Arbitrary<PlannedCall>>();
    const slow: [number, PlannedCall][] = [];
    const costly: [number, PlannedCall][] = [];
    let group: [number, PlannedCall][] = [];
    let next = start;
    let hasFailed = false;
    await meter?.begin();
    /** Checks the total cost of the last calls; the calls of a costly group are checked one by one. */
    const weigh = async (measuring: CostMeter): Promise<void> => {
      const made = group;
      group = [];
      const cost: Cost = await measuring.cost();
      counts.spend(cost);
      if (tooHigh(cost) !== undefined) costly.push(...made.filter(([, { body }]) => (body?.length ?? 0) > LIGHT));
    };
    const worker = async (): Promise<void> => {
      for (let number = next++; number < Math.min(to, start + ROUND) && !hasFailed; number = next++) {
        const operation = turn.next().value;
        const calls = arbitraries.get(operation.id) ?? callsOf(operation, things, meter !== undefined);
        arbitraries.set(operation.id, calls);
        const [call] = fc.sample(calls, { seed: seed * 1_000_003 + number, numRuns: 1 });
        if (!call) continue;
        const { took, status } = await make(number, call, operation);
        if (meter) {
          group.push([number, call]);
          if (group.length >= GROUP) await weigh(meter);
        }
        if (meter && took > SLOW && status !== 0) slow.push([number, call]);
        progress(number + 1 - from);
      }
    };
    const working = Array.from({ length: AT_ONCE }, () =>
      worker().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    );
    await Promise.all(working);
    if (slow.length > 0) note(`${slow.length} slow calls are made again, alone`);
    for (const [number, call] of slow) await checkSlow(number, call);
    if (!meter) continue;
    await weigh(meter);
    if (costly.length > 0) note(`${costly.length} calls of costly groups are made again, alone`);
    for (const [number, call] of costly) await checkCostly(number, call, meter);
  }
  return counts;
}
