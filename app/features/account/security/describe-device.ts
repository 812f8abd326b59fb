const find = (
  text: string,
  names: readonly (readonly [mark: RegExp, name: string])[],
): string | undefined => names.find(([mark]) => mark.test(text))?.[1];

/** 'Firefox auf Windows' of a user agent; order matters, because browsers name each other. */
export function describeDevice(userAgent: string): string {
  const browser = find(userAgent, [
    [/Edg\w*\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/SamsungBrowser\//, 'Samsung Internet'],
    [/Firefox\/|FxiOS\//, 'Firefox'],
    [/Chrome\/|CriOS\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = find(userAgent, [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'Mac'],
    [/CrOS/, 'ChromeOS'],
    [/Linux/, 'Linux'],
  ]);
  return browser && system
    ? `${browser} auf ${system}`
    : (browser ?? system ?? 'Unbekanntes Gerät');
}
