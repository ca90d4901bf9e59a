/**
 * Stylesheets as modules. Another package declares them to its compiler with one line in any of its files: `///
 * <reference types="ui-kit/css-modules" />`
 */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {}

declare module '*.svg' {
  const address: string;
  export default address;
}
