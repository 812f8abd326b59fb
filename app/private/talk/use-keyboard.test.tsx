// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeyboard } from './use-keyboard.ts';

afterEach(cleanup);

function Part() {
  const part = useRef<HTMLDivElement>(null);
  useKeyboard(part);
  return <div ref={part} />;
}

it('tells the page what a keyboard leaves of it, and brings what is written there', () => {
  const root = document.documentElement;
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(844);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  const view = Object.assign(new EventTarget(), { height: 844, scale: 1, offsetTop: 0 });
  vi.stubGlobal('visualViewport', view);
  const { unmount } = render(<Part />);
  const change = (height: number, scale = 1): void => {
    Object.assign(view, { height, scale });
    view.dispatchEvent(new Event('resize'));
  };
  expect(root.hasAttribute('data-keyboard')).toBe(false);
  change(780);
  expect(root.hasAttribute('data-keyboard')).toBe(false);
  change(422, 2);
  expect(root.hasAttribute('data-keyboard')).toBe(false);
  expect(scroll).not.toHaveBeenCalled();
  change(508);
  expect(root.hasAttribute('data-keyboard')).toBe(true);
  expect(root.style.getPropertyValue('--visible-height')).toBe('508px');
  expect(scroll).toHaveBeenCalledWith({ block: 'end' });
  expect(root.style.getPropertyValue('--keyboard')).toBe('336px');
  // Safari shows a lower part of the page: the part that is written in is not brought again.
  scroll.mockClear();
  view.offsetTop = 100;
  view.dispatchEvent(new Event('scroll'));
  expect(root.style.getPropertyValue('--keyboard')).toBe('236px');
  expect(scroll).not.toHaveBeenCalled();
  unmount();
  expect(root.hasAttribute('data-keyboard')).toBe(false);
  expect(root.style.getPropertyValue('--visible-height')).toBe('');
});
