import type { PublishedTypes } from 'federation/naming';

const strict = { strict: true };

const JSX = `
  export namespace JSX { interface Element {} interface IntrinsicElements {} interface ElementChildrenAttribute { children: {} } }
`;
/** A shared module of a host. */
export const KIT = `
  export interface ButtonProps { size?: 'small' | 'large'; onClick?: () => void; children?: unknown }
  export declare function Button(props: ButtonProps): null;
  export declare function useNotice(): { readonly text: string; readonly hide: () => void };
  export declare function notify(text: string, options?: { readonly for?: number }): void;
`;

/** The types of a shell with this shared module. */
export const shellWith = (kit: string): PublishedTypes => ({
  options: strict,
  files: { 'react/jsx-runtime.d.ts': JSX, 'ui-kit/src/index.ts': kit },
  imports: {},
  shared: { 'react/jsx-runtime': 'react/jsx-runtime.d.ts', 'ui-kit': 'ui-kit/src/index.ts' },
});

/** The page of a remote that uses it. */
export const PAGE = `
  import { Button, notify, useNotice, type ButtonProps } from 'ui-kit';
  import { labelOf } from 'labels';
  import { Icon } from 'a-package-without-types';
  const size: ButtonProps['size'] = 'small';
  export function Page() {
    const { text } = useNotice();
    const name: string = labelOf(text);
    return <Button size={size} onClick={() => notify(name, { for: 3 })}><Icon /></Button>;
  }
`;

/** The types of a remote with this page. */
export const remoteWith = (page = PAGE): PublishedTypes => ({
  options: strict,
  files: { 'src/page.tsx': page, 'labels/index.ts': `export const labelOf = (text: string): string => text;` },
  imports: { 'src/page.tsx': { labels: 'labels/index.ts' } },
});
