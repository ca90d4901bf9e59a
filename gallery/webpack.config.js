// The page that shows every component in every state: `npm run gallery` serves it, `npm run build -w gallery` writes it.
const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** @type {import('webpack').Configuration} */
module.exports = {
  mode: 'development',
  devtool: false,
  context: path.join(__dirname, 'src'),
  entry: ['./main.tsx', './index.html'],
  output: { path: path.join(__dirname, 'dist'), filename: 'gallery.js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
  performance: false,
  stats: 'errors-warnings',
  devServer: { host: 'localhost', port: 'auto', hot: false, static: false, client: { overlay: false } },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: {
          configFile: path.join(__dirname, 'tsconfig.json'),
          transpileOnly: true,
          compilerOptions: {
            rootDir: path.join(__dirname, '..'),
            composite: false,
            emitDeclarationOnly: false,
            noEmit: false,
          },
        },
      },
      {
        test: /\.module\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: {
              modules: {
                namedExport: false,
                exportLocalsConvention: 'as-is',
                localIdentName: '[name]-[local]',
              },
            },
          },
        ],
      },
      { test: /\.css$/, exclude: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.(svg|woff2)$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
      { test: /\.html$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: 'gallery.css' })],
};
