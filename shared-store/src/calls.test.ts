import { UploadImageOnServer } from 'api-client';
import { callApi, downloadPdf } from './calls';
import { messageOf } from './site-error';
import { makeStore } from './store';
import { tableCall } from './testing';

it('makes a call outside the cache', async () => {
  const server = tableCall({ UploadImageOnServer: { success: true, fileUrl: '/f.png', message: 'Uploaded' } });
  const store = makeStore({ call: server.call });
  const image = new Blob(['x']);
  const answer = await store.dispatch(
    callApi(UploadImageOnServer, { body: { image }, fallback: 'Image Upload Failed' }),
  );
  expect(answer.fileUrl).toBe('/f.png');
  expect(server.calls[0]?.options).toEqual({ body: { image }, fallback: 'Image Upload Failed' });
});

it("rejects with the call's error and the message to show", async () => {
  const store = makeStore({ call: tableCall({}).call });
  const failure: unknown = await store
    .dispatch(callApi(UploadImageOnServer, { body: { image: new Blob() } }))
    .catch((error: unknown) => error);
  expect(messageOf(failure)).toBe('The test answers no UploadImageOnServer');
  expect(messageOf(undefined, 'PDF upload failed')).toBe('PDF upload failed');
});

it('passes a PDF to the service that saves it', async () => {
  const save = jest.fn(async () => undefined);
  const store = makeStore({ call: tableCall({}).call, downloadPdf: save });
  await store.dispatch(downloadPdf({ url: '/a.pdf', name: 'Demulsifier' }));
  expect(save).toHaveBeenCalledWith({ url: '/a.pdf', name: 'Demulsifier' });
  await expect(makeStore({ call: tableCall({}).call }).dispatch(downloadPdf({ url: '', name: '' }))).rejects.toThrow(
    'without downloadPdf',
  );
});
