// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { MEDIA_PROBLEMS } from '#shared/media/media.ts';
import { UploadPanel } from './upload-panel.tsx';

afterEach(cleanup);

const drop = (file: File) =>
  fireEvent.drop(screen.getByText('Dateien auswählen'), { dataTransfer: { files: [file] } });

it('keeps its sending to itself, in whatever form its dialog was opened', async () => {
  const call = vi.fn(async () => Response.json({ success: true, id: 'neu' }));
  vi.stubGlobal('fetch', call);
  const sendPage = vi.fn();
  const onStored = vi.fn();
  render(
    <form onSubmit={sendPage}>
      {createPortal(<UploadPanel onStored={onStored} />, document.body)}
    </form>,
  );
  drop(new File(['x'], 'b.png', { type: 'image/png' }));
  fireEvent.change(screen.getByLabelText(/^Was zeigt das Bild/), { target: { value: 'Büro' } });
  fireEvent.submit(screen.getByRole('button', { name: 'Hochladen' }).closest('form')!);
  await waitFor(() => expect(onStored).toHaveBeenCalledWith('neu'));
  expect(sendPage).not.toHaveBeenCalled();
});

it('takes no document where a picture is asked for', async () => {
  const call = vi.fn();
  vi.stubGlobal('fetch', call);
  render(<UploadPanel picturesOnly onStored={() => {}} />);
  expect(screen.queryByText(/PDF bis/)).toBeNull();
  drop(new File(['x'], 'b.pdf', { type: 'application/pdf' }));
  expect(screen.getByText(MEDIA_PROBLEMS.picture)).toBeTruthy();
  fireEvent.submit(screen.getByRole('button', { name: 'Hochladen' }).closest('form')!);
  expect(call).not.toHaveBeenCalled();
});
