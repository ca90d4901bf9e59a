import { createLivePreview, livePreviewCollections, type LivePreviewCollection } from 'api-client';
import { collectionOf, type ContentType, type FormDefinition } from 'api-client/content-types';
import { useId, type ReactNode } from 'react';
import { callApi, useAppDispatch, useDates, useMayPublish } from 'shared-store';
import { DataList, notify, type Crumb } from 'ui-kit';
import { consentFacts } from '../consent-facts';
import { EditorScreen } from '../editor-screen';
import { EditorRulesContext } from '../fields/needed-to-publish';
import { PublicationFields, PublicationState } from '../publication-fields';
import { ReviewComments } from './comments/review-comments';
import { listPath } from './content-collection';
import type { FieldInputs } from './content-field';
import { ContentFields, withOthers } from './content-fields';
import type { ItemEditorOptions } from './item-editor-options';
import type { Stored } from './stored-item';
import { formLabels, previewItem } from './form-values';
import { ItemActions } from './item-actions';
import { ItemNotices } from './item-notices';
import { LivePreview } from './live-preview';
import { screenWords } from './screen-words';
import { SentFields } from './sent-fields';
import { SeoPanel } from './seo-panel';
import { UnsavedChangesNotice } from './unsaved-changes-notice';
import { useEditorRules } from './use-editor-rules';
import { useItemChanges } from './use-item-changes';
import { useItemEditor } from './use-item-editor';
import { usePublishOnly } from './use-publish-only';
import { useItemForm } from './use-item-form';
import { useSendForReview } from './use-send-for-review';

interface ContentEditorProps<Type extends ContentType, Item, Values> extends ItemEditorOptions<Type, Item, Values> {
  /** Wraps the fields of the side column. */
  readonly frame?: (fields: ReactNode) => ReactNode;
  /** The fields with a custom input. */
  readonly inputs?: FieldInputs;
  /** Renders the preview of an item without its own page. */
  readonly preview?: (item: Item) => ReactNode;
  /** Whether the page of the item has a preview; for types with a live preview. */
  readonly hasLivePreview?: boolean;
  /** The breadcrumb between the list and the item, of a screen that shows the item among others. */
  readonly within?: Crumb | undefined;
  /** Further notices above the fields. */
  readonly notices?: ReactNode;
  /** The fields of the main column, in place of those of the definition. */
  readonly children?: ReactNode;
}

/** The editor of a new or existing item of a content type: form, preview and history, by its definition. */
export function ContentEditor<Type extends ContentType, Item extends Stored, Values extends object>(
  props: ContentEditorProps<Type, Item, Values>,
): ReactNode {
  const { type, item, inputs, preview, hasLivePreview = true, frame = (fields) => fields } = props;
  const { main = [], aside = [], invalid }: FormDefinition = type.form ?? {};
  const collection = collectionOf(type);
  const mayPublish = useMayPublish(collection);
  const dates = useDates();
  const dispatch = useAppDispatch();
  const formId = useId();
  const itemForm = useItemForm(props);
  const { form, base, isLive, isDraft, staysLive } = itemForm;
  const beside = useItemChanges(type, item?._id ?? '', itemForm);
  const sending = useSendForReview();
  const publishOnly = usePublishOnly(type, itemForm, beside);
  const editor = useItemEditor(props, itemForm, beside, sending.open);
  const { rules, ask, isAsked } = useEditorRules(form, isLive);
  const fieldsOfBody = (): object => itemForm.bodyOf(form.getValues());
  const words = screenWords(type);
  const name = item && String(Reflect.get(item, type.title));
  const title = item ? `${type.publicForm ? '' : 'Edit '}${name}` : words.add;
  const given = item && type.publicForm ? item.consent : undefined;
  const live = livePreviewCollections.find((one) => hasLivePreview && one === type.collection);
  const makePreview = async (of: LivePreviewCollection): Promise<string> => {
    const body = { ...(item && { id: item._id }), fields: { ...fieldsOfBody() } };
    return (await dispatch(callApi(createLivePreview, { params: { collection: of }, body }))).preview.path;
  };
  const fields = withOthers(type, main, aside);
  const isReviewed = (isDraft || base.pending !== undefined) && !type.publicForm;
  const screen = (
    <EditorRulesContext value={rules}>
      <EditorScreen
        title={title}
        crumbs={[
          { label: words.title, href: listPath(type) },
          ...(props.within ? [props.within] : []),
          { label: name || title },
        ]}
        editor={editor}
        formId={formId}
        onSubmitting={ask}
        publishes={mayPublish && staysLive}
        sends={!mayPublish}
        closes
        keepsInput
        isRead={item !== undefined && type.publicForm !== undefined}
        publishOnly={publishOnly}
        labels={formLabels(type)}
        onInvalid={() => {
          if (invalid !== undefined && isAsked()) notify.error(invalid);
        }}
        notices={
          <>
            {item && <ItemNotices {...{ type, item, itemForm, beside, sending, formId }} />}
            {props.notices}
            <UnsavedChangesNotice form={form} collection={collection} id={item?._id} version={item?.version} />
          </>
        }
        {...(live && {
          livePreview: (close) => <LivePreview form={form} preview={() => makePreview(live)} onClose={close} />,
        })}
        preview={preview && (() => preview(previewItem(type, fieldsOfBody(), item, dates.iso(new Date()))))}
        actions={item && <ItemActions {...{ type, item, itemForm, formId }} />}
        aside={
          (!type.publicForm || aside.length > 0) && (
            <>
              {!type.publicForm &&
                (mayPublish ? <PublicationFields withChanges={isLive} /> : <PublicationState item={item} />)}
              {frame(<ContentFields type={type} layout={aside} inputs={inputs} />)}
              {given && <DataList facts={consentFacts(given)} />}
            </>
          )
        }
      >
        {props.children ??
          (item && type.publicForm ? (
            <SentFields {...{ type, item, inputs }} layout={fields} />
          ) : (
            <ContentFields {...{ type, inputs }} layout={fields} />
          ))}
        <SeoPanel type={type} />
      </EditorScreen>
    </EditorRulesContext>
  );
  return (
    <ReviewComments collection={collection} id={isReviewed ? item?._id : undefined}>
      {screen}
    </ReviewComments>
  );
}
