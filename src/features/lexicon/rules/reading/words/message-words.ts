const pairs = (list: string): readonly (readonly [string, string])[] =>
  list.split(' ').map((pair) => {
    const [typed = '', meant = ''] = pair.split('=');
    return [typed, meant];
  });

/** Words as people shorten them in messages, with the word that is meant. None is a word of its own in a language that is read. */
export const MESSAGE_WORDS: ReadonlyMap<string, string> = new Map(
  pairs(
    '2day=today 2moro=tomorrow abt=about afta=after b4=before bby=baby bcos=because bcoz=because blod=blood breth=breathe brethe=breathe bt=but cnt=cant cos=because coz=because ' +
      'dat=that dis=this dnt=dont dosnt=doesnt dsnt=doesnt evry=every evrywhere=everywhere evrytin=everything frm=from gud=good hart=heart hav=have havnt=havent hed=head hosp=hospital ' +
      'hvnt=havent jst=just jus=just knw=know lik=like luk=look moskito=mosquito msg=message nd=and nevr=never nite=night nt=not nw=now pple=people redy=ready shld=should ' +
      'sinc=since smal=small stil=still stoped=stopped stopd=stopped sudn=sudden tel=tell thnk=thank thnks=thanks thx=thanks tmrw=tomorrow togeda=together tru=through thru=through ' +
      'ur=your vry=very wat=what wen=when wich=which wil=will wit=with wnt=want yestday=yesterday ystday=yesterday ystdy=yesterday',
  ),
);
