import type { ReactNode } from 'react';
import { Copy } from 'lucide-react';
import { buttonClassName, classNames, KitLink } from 'ui-kit';
import classes from '../collection.module.css';

interface DuplicateLinkProps {
  readonly href: string;
  /** The name of the item. */
  readonly label: string;
}

/** The link from a row to the editor of a copy. */
export function DuplicateLink({ href, label }: DuplicateLinkProps): ReactNode {
  return (
    <KitLink
      href={href}
      aria-label={`Duplicate ${label}`}
      title="Duplicate"
      className={classNames(buttonClassName({ variant: 'ghost', size: 'small' }), classes.iconLink)}
    >
      <Copy aria-hidden="true" />
    </KitLink>
  );
}
