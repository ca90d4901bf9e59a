import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { className } from './class-name';

/** `tsc -b` checks types; a build only removes them. */
const typescript: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    configFile: path.join(__dirname, 'tsconfig.build.json'),
    transpileOnly: true,
    onlyCompileBundledFiles: true,
  },
};

const cssModules = (onlyNames: boolean): RuleSetRule => ({
  test: /\.module\.css$/,
  use: [
    ...(onlyNames ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        modules: {
          getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
            className(resourcePath, local),
          exportOnlyLocals: onlyNames,
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
  ],
});

/** Translations: a PO file is a module with the texts by their English ones. */
const messages: RuleSetRule = { test: /\.po$/, type: 'json', loader: path.join(__dirname, '../messages.cjs') };

const isPlainStyle = { test: /\.css$/, exclude: /\.module\.css$/ };

/** Loaders of a browser build: styles are extracted to files, fonts and pictures are files beside them. */
export function browserRules(): RuleSetRule[] {
  return [
    typescript,
    messages,
    cssModules(false),
    { ...isPlainStyle, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
    { test: /\.(woff2|svg|png|webp|avif|ico)$/, type: 'asset/resource' },
  ];
}

/** Loaders of a server build: class names without styles, addresses without files. */
export function serverRules(): RuleSetRule[] {
  return [
    typescript,
    messages,
    cssModules(true),
    { ...isPlainStyle, type: 'asset/source' },
    { test: /\.(woff2|svg|png|webp|avif|ico)$/, type: 'asset/resource', generator: { emit: false } },
  ];
}

/** Loaders of a browser build without styles: another build of the page brings them. */
export function scriptRules(): RuleSetRule[] {
  return [
    typescript,
    messages,
    cssModules(true),
    { ...isPlainStyle, type: 'asset/source' },
    { test: /\.(woff2|svg|png|webp|avif|ico)$/, type: 'asset/resource' },
  ];
}

/** The same rules, with components that can be replaced in an open page. */
export function refreshable(rules: readonly (RuleSetRule | '...' | false | '' | 0 | null | undefined)[]) {
  const swc: RuleSetRule = {
    test: typescript.test,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        // Uses the shared module to create elements.
        transform: { react: { runtime: 'automatic', development: false, refresh: true } },
      },
    },
  };
  return rules.map((rule) => (rule === typescript ? swc : rule));
}
