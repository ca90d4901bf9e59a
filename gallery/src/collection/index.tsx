import { Details } from './details';
import { Editor } from './editor';
import { Histories } from './histories';
import { Lists } from './lists';

/** The screens of collections and their components, in every state. */
export function Collection() {
  return (
    <>
      <Lists />
      <Details />
      <Editor />
      <Histories />
    </>
  );
}
