const names = new Set(
  `fbclid gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid msclkid yclid ysclid twclid ttclid li_fat_id igsh igshid
  mc_cid mc_eid mkt_tok _ga _gl _hsenc _hsmi __hstc __hssc __hsfp hsCtaTracking hsa_acc hsa_cam hsa_grp hsa_ad hsa_src hsa_tgt
  hsa_kw hsa_mt hsa_net hsa_ver vero_id vero_conv oly_anon_id oly_enc_id wickedid epik rdt_cid scclid ScCid irclickid
  _openstat rb_clickid s_cid zanpid srsltid cjevent mibextid`.split(/\s+/),
);
const prefixes = ['utm_', 'mtm_', 'matomo_', 'pk_', 'piwik_', 'at_custom', 'stm_'];

/** Whether a parameter only follows people from one site to another: removing it does not change the page. */
export const isTracking = (name: string): boolean =>
  names.has(name) || prefixes.some((prefix) => name.toLowerCase().startsWith(prefix));
