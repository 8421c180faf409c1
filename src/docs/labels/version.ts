/** Words of the choice of a version, which the finder and the checker have. */
export const VERSION_LABELS = {
  versionOf: 'Plugin',
  versionAny: 'Any version',
  versionRelease: 'Version of {name}',
  versionBrings: '{version} (libreforge {libreforge})',
}
