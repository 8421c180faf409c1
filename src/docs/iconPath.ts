/**
 * @param icon name of a plugin's icon, or the site path of any image
 * @returns site path of the image
 */
export function iconPath(icon: string): string {
  return icon.startsWith('/') ? icon : `/img/plugins/${icon}.svg`
}
