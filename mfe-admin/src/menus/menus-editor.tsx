import { updateMenus, type Menus } from 'api-client';
import { menus as definition } from 'api-client/content-types';
import { EditorScreen, EditorSection, useEditor } from 'admin-kit';
import { AddToRelease, formLabels, ItemHistory } from 'admin-kit/content';
import { useMenuContributors } from 'federation/contract';
import type { ReactNode } from 'react';
import { useChange } from 'shared-store';
import { useForm } from 'ui-kit/form';
import { MenuPlace } from './menu-place';
import { menusBody, menuValues, PLACES, type MenuValues } from './menu-values';

const LABELS = formLabels(definition);

/** The order, the labels and the further entries of the menus and the footer. */
export function MenusEditor({ menus }: { readonly menus: Menus | null }): ReactNode {
  const contributors = useMenuContributors();
  const [update] = useChange(updateMenus);
  const form = useForm<MenuValues>({ defaultValues: menuValues(contributors, menus) });
  const editor = useEditor<MenuValues, Menus>({
    form,
    toValues: (current) => menuValues(contributors, current),
    save: async (values, version = menus?.version) => {
      const body = menusBody(contributors, values, menus);
      return (await update({ body: { ...body, ...(version !== undefined && { version }) } }).unwrap()).message;
    },
  });
  return (
    <EditorScreen
      title="Menus"
      crumbs={[]}
      editor={editor}
      labels={LABELS}
      actions={
        <>
          {menus && <ItemHistory collection="menus" id={menus._id} labels={LABELS} onRestored={() => form.reset()} />}
          <AddToRelease
            collection="menus"
            id="menus"
            isPublished
            hasChanges
            menus={() => menusBody(contributors, form.getValues(), menus)}
          />
        </>
      }
    >
      {PLACES.map((place) => (
        <EditorSection key={place} title={LABELS[place] ?? place}>
          <MenuPlace place={place} />
        </EditorSection>
      ))}
    </EditorScreen>
  );
}
