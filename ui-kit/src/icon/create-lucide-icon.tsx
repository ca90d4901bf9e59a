import { createElement, forwardRef } from 'react';
import type { LucideProps } from 'lucide-react';

/** A drawing of the icon library: the elements within a square of 24 by 24. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const isSaid = (name: string): boolean => name === 'role' || name === 'title' || name.startsWith('aria-');

/**
 * Makes an icon's component. Builds put it in the place of the library's own, which is 1 kB longer in every page's
 * chunk, for drawings of other sizes and for settings that this site does not have.
 *
 * An icon is not read out unless something says what it means.
 */
export function createLucideIcon({ node }: IconData) {
  return forwardRef<SVGSVGElement, LucideProps>(function LucideIcon({ size = 24, children, ...props }, ref) {
    return (
      <svg
        ref={ref}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={children || Object.keys(props).some(isSaid) ? undefined : true}
        {...props}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
        {children}
      </svg>
    );
  });
}
