import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { EditorScreen, PublicationFields, useEditor, type EditorOptions } from 'admin-kit';
import { ItemHistory, KeptInputNotice, PresenceNotice, ShareDraft } from 'admin-kit/content';
import type { FieldValues } from 'ui-kit/form';
import { adminPaths } from './admin-paths';
import { TAXONOMY } from './taxonomy-tags';

interface ItemEditorProps<Values extends FieldValues, Item extends { version: number }> extends Pick<
  EditorOptions<Values, Item>,
  'form' | 'toValues' | 'save'
> {
  readonly collection: keyof typeof adminPaths;
  /** What the collection is called, and one of it. */
  readonly title: string;
  readonly what: string;
  /** Undefined for a new one. */
  readonly item: Item | undefined;
  /** What people call the fields. */
  readonly labels: Readonly<Record<string, string>>;
  readonly livePreview?: (close: () => void) => ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The editor of a product, a sector or a subsector: its fields beside publication and history, and back to the list. */
export function ItemEditor<Values extends FieldValues, Item extends { _id: string; name: string; version: number }>({
  collection,
  title,
  what,
  item,
  labels,
  livePreview,
  children,
  ...options
}: ItemEditorProps<Values, Item>) {
  const navigate = useNavigate();
  const { list } = adminPaths[collection];
  const editor = useEditor<Values, Item>({ ...options, entity: item, onSaved: () => void navigate(list) });
  return (
    <EditorScreen
      title={item ? `Edit ${item.name}` : `Add ${what}`}
      crumbs={[{ label: title, href: list }, { label: item?.name ?? `Add ${what}` }]}
      editor={editor}
      labels={labels}
      {...(livePreview && { livePreview })}
      notices={
        <>
          {item && <PresenceNotice collection={collection} id={item._id} />}
          <KeptInputNotice form={options.form} version={item?.version} />
        </>
      }
      actions={
        item && (
          <>
            <ItemHistory collection={collection} id={item._id} labels={labels} also={TAXONOMY} />
            <ShareDraft collection={collection} item={item} />
          </>
        )
      }
      aside={<PublicationFields />}
    >
      {children}
    </EditorScreen>
  );
}
