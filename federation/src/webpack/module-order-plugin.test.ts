/** @jest-environment node */
import { promisify } from 'node:util';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { ModuleOrderPlugin } from './module-order-plugin';

/** Enough modules that some have the same first id. */
const MODULES = Array.from({ length: 400 }, (_, at) => `data:text/javascript,export default ${at}`);

const EMIT_NOTHING: WebpackPluginInstance = {
  apply: ({ hooks }) => void hooks.shouldEmit.tap('test', () => false),
};

/** The ids of modules that one module imports in this order. */
async function idsOf(order: readonly string[]): Promise<unknown[]> {
  const imports = order.map((name) => `import ${JSON.stringify(name)};`).join('');
  const compiler = webpack({
    ...{ mode: 'production', entry: `data:text/javascript,${encodeURIComponent(imports)}` },
    optimization: { minimize: false, concatenateModules: false, sideEffects: false },
    plugins: [new ModuleOrderPlugin(), EMIT_NOTHING],
  });
  if (!compiler) throw new Error('webpack did not take the configuration.');
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats) throw new Error('The build gave no result.');
  const { modules, chunkGraph } = stats.compilation;
  const ids = new Map(
    [...modules].map((module) => [module.identifier().split('|').at(-1), chunkGraph.getModuleId(module)]),
  );
  return MODULES.map((name) => ids.get(name));
}

test('the ids of modules do not depend on the order in which they are found', async () => {
  const ids = await idsOf(MODULES);
  expect(ids.every((id) => typeof id === 'number')).toBe(true);
  expect(await idsOf(MODULES.toReversed())).toEqual(ids);
});
