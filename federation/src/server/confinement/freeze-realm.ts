/** Intrinsics that code reaches by syntax and not by a global name. */
function unnamedIntrinsics(): unknown[] {
  const iterators = [
    [][Symbol.iterator](),
    ''[Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    'a'.matchAll(/a/g),
    new Intl.Segmenter().segment('a')[Symbol.iterator](),
    new URLSearchParams()[Symbol.iterator](),
    new Headers()[Symbol.iterator](),
    new FormData()[Symbol.iterator](),
  ];
  const functions = [function* () {}, async function () {}, async function* () {}];
  const segments = new Intl.Segmenter().segment('a');
  const helpers = [].values() as Iterator<never> & { map?: (by: () => void) => unknown };
  return [...iterators, ...functions, segments, helpers.map?.(() => undefined), new ReadableStream().values()];
}

/** The internal stream classes of Node.js; each sets `constructor` on every stream. */
function streamPrototypes(): object[] {
  const { readable, writable } = new TransformStream();
  const made: readonly object[] = [readable, writable, ...new ReadableStream().tee()];
  return made.map((stream) => Object.getPrototypeOf(stream) as object);
}

/**
 * Properties that code may still override on its own objects: once an inherited property is frozen, an assignment to
 * the inheriting object fails. The list follows SES, for code that was not written for frozen intrinsics.
 */
const overridable = (): readonly (readonly [object, readonly string[]])[] => [
  ...streamPrototypes().map((prototype) => [prototype, ['constructor']] as const),
  [Object.prototype, ['constructor', 'toString', 'toLocaleString', 'valueOf']],
  ...[Error, AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError].map(
    ({ prototype }) => [prototype, ['constructor', 'name', 'message', 'toString']] as const,
  ),
  ...[Array, Function, Promise, Date, RegExp, Map, Set, URL, EventTarget, Event, Request, Response, AbortSignal].map(
    ({ prototype }) => [prototype, ['constructor', 'toString']] as const,
  ),
];

/**
 * Replaces a property, before freezing, by an accessor that lets inheriting objects override it.
 *
 * @returns its value, which no property refers to anymore
 */
function letHeirsOverride(owner: object, name: string): unknown {
  const found = Object.getOwnPropertyDescriptor(owner, name);
  if (!found || !('value' in found) || !found.configurable) return undefined;
  const inherited: unknown = found.value;
  Object.defineProperty(owner, name, {
    configurable: false,
    enumerable: found.enumerable,
    get: () => inherited,
    set(this: unknown, value: unknown) {
      if (this === owner || Object(this) !== this) throw new TypeError(`"${name}" is shared and cannot be set.`);
      Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
    },
  });
  return inherited;
}

/** Clears the text of the last match of any code: `RegExp.$1` and similar. */
function forgetMatches(): void {
  const legacy = Object.getOwnPropertyNames(RegExp).filter((name) => /^(?:\$.|input|last|left|right)/.test(name));
  for (const name of legacy) Reflect.deleteProperty(RegExp, name);
}

/** Freezes objects and everything that their properties reach. */
function freezeAll(roots: readonly unknown[]): void {
  const seen = new Set<object>();
  const waiting = [...roots];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
    seen.add(value);
    Object.freeze(value);
    waiting.push(Object.getPrototypeOf(value));
    for (const key of Reflect.ownKeys(value)) {
      const property = Object.getOwnPropertyDescriptor(value, key);
      if (property) waiting.push(property.value, property.get, property.set);
    }
  }
}

/**
 * Freezes the intrinsics and every global of this process, so that code evaluated later cannot change the objects that
 * other code uses. Objects that the code itself creates are not frozen.
 *
 * Call it after removing everything from the globals that must not be reachable.
 *
 * @param unnamed further objects that code can reach through the globals
 */
export function freezeRealm(unnamed: readonly unknown[]): void {
  forgetMatches();
  // Libraries disable and restore it around stack traces; no code may see the functions of other code through it.
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => undefined });
  const hidden = overridable().flatMap(([owner, names]) => names.map((name) => letHeirsOverride(owner, name)));
  freezeAll([globalThis, ...unnamed, ...hidden, ...streamPrototypes(), ...unnamedIntrinsics()]);
}
