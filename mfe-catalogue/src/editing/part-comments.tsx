import { FieldCommentsButton } from 'admin-kit/content';
import { partField } from 'api-client';
import type { ReactNode } from 'react';
import { useWatch } from 'ui-kit/form';

interface PartCommentsProps {
  /** The name of the list in the definition. */
  readonly list: string;
  /** The path of the input with the name of the part; a part without a name has no comments. */
  readonly part: string;
  /** The id of a stored part, which keeps parts of one name apart. */
  readonly id: string | undefined;
}

/** The button of the comments on one custom field, picture or document of a product. */
export function PartComments({ list, part, id }: PartCommentsProps): ReactNode {
  const name: unknown = useWatch({ name: part });
  if (typeof name !== 'string' || name.trim() === '') return null;
  return <FieldCommentsButton name={partField(list, name, id)} label={name.trim()} />;
}
