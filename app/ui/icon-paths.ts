// One line system: 24 × 24 grid, stroke 1.6, round joins, no fills; each icon is one path.
export const ICON_PATHS = {
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5L5 19',
  chevron: 'M6 9.5l6 6 6-6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  check: 'M4 12.5l5.5 5.5L20 7',
  minus: 'M6 12h12',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  more:
    'M5 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M11.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0' +
    'M17.6 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
  plus: 'M12 5v14M5 12h14',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v6M12 7.4v.2',
  warning: 'M12 3.5L2.5 20h19L12 3.5M12 10v4.5M12 17.2v.2',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L21 21',
  mail: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  phone:
    'M6 3h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.6 5.6L16 13l5 1.5V18a3 3 0 0 1-3.2 3A16.5 16.5 0 0 ' +
    '1 3 6.2 3 3 0 0 1 6 3',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5.3l3.5 2.2',
  pin:
    'M12 21c4.5-5 7-8.4 7-11.5a7 7 0 0 0-14 0C5 12.6 7.5 16 12 21M12 12a2.5 2.5 0 1 0 0-5 2.5 ' +
    '2.5 0 0 0 0 5',
  window: 'M3 5h18v14H3zM3 9h18M6 7h.01M8.5 7h.01',
  shop: 'M4 10v10h16V10M3 10l2-6h14l2 6M3 10a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M10 20v-5h4v5',
  chat: 'M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12.5h5',
  flow: 'M4 5h5v5H4zM15 14h5v5h-5zM9 7.5h4.5a4 4 0 0 1 4 4V14M6.5 10v4a3.5 3.5 0 0 0 3.5 3.5h5',
  shield: 'M12 3l8 3v6c0 4.5-3.2 7.5-8 9-4.8-1.5-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c.6-4 3.8-6 8-6s7.4 2 8 6',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  receipt: 'M5 3h14v18l-2.4-1.7-2.3 1.7-2.3-1.7L9.7 21l-2.3-1.7L5 21zM8.5 8h7M8.5 12h7',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  upload: 'M12 16V5M7 9.5l5-5 5 5M4 20h16',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  external: 'M14 4h6v6M20 4l-9 9M10 5H5v14h14v-5',
  pause: 'M9 5v14M15 5v14',
  play: 'M7 4.5l12 7.5-12 7.5z',
  settings:
    'M4 7h10M18 7h2M4 17h2M10 17h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M8 19.5a2.5 ' +
    '2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  'thumb-up':
    'M7 11v9M3 11h4v9H3zM7 11l4-7.5a2 2 0 0 1 2.6 2.4L13 9h5.5a2 2 0 0 1 2 2.4l-1.3 7a2 2 0 ' +
    '0 1-2 1.6H7',
  'thumb-down':
    'M17 13V4M21 13h-4V4h4zM17 13l-4 7.5a2 2 0 0 1-2.6-2.4L11 15H5.5a2 2 0 0 1-2-2.4l1.3-7a2 ' +
    '2 0 0 1 2-1.6H17',
  send: 'M4 12L20 4l-5 16-3.5-6.5zM11.5 13.5L20 4',
} as const;

export type IconName = keyof typeof ICON_PATHS;
