// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { MEDIA_PROBLEMS } from '#shared/media/media.ts';
import { MediaPicker } from './media-picker.tsx';
import { UploadPanel } from './upload-panel.tsx';

afterEach(cleanup);

/** On a page of the admin area. */
const show = (panel: ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: panel }])} />);

/** A question as the browser asks it before a tab closes. */
const asksToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const drop = (file: File) =>
  fireEvent.drop(screen.getByText('Dateien auswählen'), { dataTransfer: { files: [file] } });

it('keeps its sending to itself, in whatever form its dialog was opened', async () => {
  const call = vi.fn(async () => Response.json({ success: true, id: 'neu' }));
  vi.stubGlobal('fetch', call);
  const sendPage = vi.fn();
  const onStored = vi.fn();
  show(
    <form onSubmit={sendPage}>
      {createPortal(<UploadPanel onStored={onStored} />, document.body)}
    </form>,
  );
  drop(new File(['x'], 'b.png', { type: 'image/png' }));
  fireEvent.change(screen.getByLabelText(/^Was zeigt das Bild/), { target: { value: 'Büro' } });
  fireEvent.submit(screen.getByRole('button', { name: 'Hochladen' }).closest('form')!);
  await waitFor(() => expect(onStored).toHaveBeenCalledWith('neu'));
  await waitFor(() => expect(asksToStay()).toBe(false));
  expect(sendPage).not.toHaveBeenCalled();
});

it('takes no document where a picture is asked for', async () => {
  const call = vi.fn();
  vi.stubGlobal('fetch', call);
  show(<UploadPanel picturesOnly onStored={() => {}} />);
  expect(screen.queryByText(/PDF bis/)).toBeNull();
  drop(new File(['x'], 'b.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(MEDIA_PROBLEMS.picture)).toBeTruthy();
  fireEvent.submit(screen.getByRole('button', { name: 'Hochladen' }).closest('form')!);
  expect(call).not.toHaveBeenCalled();
});

it('asks before what is typed of chosen files is lost, also with the dialog around', async () => {
  const onClose = vi.fn();
  show(<MediaPicker title="Bild wählen" media={[]} onPick={() => {}} onClose={onClose} />);
  await screen.findByText('Dateien auswählen');
  expect(asksToStay()).toBe(false);
  drop(new File(['x'], 'b.png', { type: 'image/png' }));
  fireEvent.change(screen.getByLabelText(/^Was zeigt das Bild/), { target: { value: 'Büro' } });
  expect(asksToStay()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'b.png nicht hochladen' }));
  expect(asksToStay()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalled();
});
