import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDates } from 'shared-store';
import {
  EditorScreen,
  PublicationFields,
  unpublishQuestion,
  useEditor,
  type EditorOptions,
  type PublicationValues,
} from 'admin-kit';
import { ItemHistory, KeptInputNotice, PresenceNotice, ShareDraft } from 'admin-kit/content';
import type { FieldValues } from 'ui-kit/form';
import { adminPaths } from './admin-paths';
import { TAXONOMY } from './taxonomy-tags';

/** The content that visitors lose when an item is unpublished. */
const LOST: Readonly<Record<keyof typeof adminPaths, string>> = {
  products: 'product',
  sectors: 'sector, its subsectors and their products',
  subsectors: 'subsector and its products',
};

interface ItemEditorProps<
  Values extends FieldValues & PublicationValues,
  Item extends { version: number },
> extends Pick<EditorOptions<Values, Item>, 'form' | 'toValues' | 'save'> {
  readonly collection: keyof typeof adminPaths;
  /** The name of the collection, and its singular. */
  readonly title: string;
  readonly what: string;
  /** Undefined for a new item. */
  readonly item: Item | undefined;
  /** The labels of the fields. */
  readonly labels: Readonly<Record<string, string>>;
  readonly livePreview?: (close: () => void) => ReactNode;
  readonly children: ReactNode;
}

/**
 * The editor of a product, a sector or a subsector: its fields with publication and history; a save goes back to the
 * list.
 */
export function ItemEditor<
  Values extends FieldValues & PublicationValues,
  Item extends { _id: string; name: string; version: number },
>({ collection, title, what, item, labels, livePreview, children, ...options }: ItemEditorProps<Values, Item>) {
  const navigate = useNavigate();
  const { list } = adminPaths[collection];
  const dates = useDates();
  const editor = useEditor<Values, Item>({
    ...options,
    entity: item,
    questionOf: (values) => unpublishQuestion(LOST[collection], values, dates, item),
    onSaved: () => void navigate(list),
  });
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
